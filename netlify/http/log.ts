/** What may be logged: ids, codes, counts and durations. Never names, addresses, notes or bodies. */
export type LogField = string | number | boolean | readonly string[] | null;
export type LogFields = Readonly<Record<string, LogField>>;

/** Writes one structured line per call. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  /** Logs a problem that needs attention. */
  alarm(event: string, fields: LogFields, error?: unknown): void;
}
