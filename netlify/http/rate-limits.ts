/** A rate limit: at most `max` times in `seconds`. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
}

/** Counters. Each returns 0 within the limit, otherwise the seconds until the next try is allowed. */
export interface RateLimits {
  /** Counts one in the database, exact under parallel requests; throws `ServiceError`. */
  count(limit: Limit, subject: string): Promise<number>;
  /** Counts one in this process's memory. */
  countInMemory(limit: Limit, subject: string): Promise<number>;
  /** Counts a checkout attempt once, however often it is sent; throws `ServiceError`. */
  countAttempt(limit: Limit, subject: string, attempt: string): Promise<number>;
  /** Deletes expired counters. */
  purgeExpired(): Promise<void>;
}
