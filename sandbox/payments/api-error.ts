/** A call that Stripe would refuse: the HTTP status and the error body that its SDK understands. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    status: number,
    message: string,
    details: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = details.type ?? 'invalid_request_error';
    this.code = details.code;
    this.param = details.param;
  }

  body(): object {
    const { code, message, param, type } = this;
    return {
      error: {
        ...(code
          ? { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }
          : {}),
        message,
        ...(param ? { param } : {}),
        type,
      },
    };
  }
}

export function invalid(param: string, message: string, code?: string): Refusal {
  return new Refusal(400, message, { param, ...(code ? { code } : {}) });
}

export function missing(param: string): Refusal {
  return invalid(param, `Missing required param: ${param}.`, 'parameter_missing');
}

/** `kind` is the name of the object, e.g. `checkout.session`; `param` the place where its id stood. */
export function noSuch(kind: string, id: string, param: string, status = 404): Refusal {
  return new Refusal(status, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}
