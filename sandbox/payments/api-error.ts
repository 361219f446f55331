/** A call that Stripe would refuse: the HTTP status and the error body that its SDK understands. */
export class PaymentApiError extends Error {
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

export function invalidParameter(param: string, message: string, code?: string): PaymentApiError {
  return new PaymentApiError(400, message, { param, ...(code ? { code } : {}) });
}

export function missingParameter(param: string): PaymentApiError {
  return invalidParameter(param, `Missing required param: ${param}.`, 'parameter_missing');
}

/** `kind` is the name of the object, e.g. `checkout.session`; `param` the place where its id stood. */
export function objectNotFound(
  kind: string,
  id: string,
  param: string,
  status = 404,
): PaymentApiError {
  return new PaymentApiError(status, `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
}
