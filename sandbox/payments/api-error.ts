/** An error response of the API, in the format that the Stripe SDK reads. */
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

/** Returns the error for an invalid parameter. */
export function invalidParameter(param: string, message: string, code?: string): PaymentApiError {
  return new PaymentApiError(400, message, { param, ...(code ? { code } : {}) });
}

/** Returns the error for a missing parameter. */
export function missingParameter(param: string): PaymentApiError {
  return invalidParameter(param, `Missing required param: ${param}.`, 'parameter_missing');
}

/** Returns the error for an unknown id; `kind` is the object, e.g. `checkout.session`, `param` the parameter that held the id. */
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
