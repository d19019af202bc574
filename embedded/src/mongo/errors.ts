export class MongoError extends Error {
  code: number;
  codeName: string;
  extra: Record<string, any>;
  labels: string[];
  constructor(
    code: number,
    codeName: string,
    message: string,
    extra: Record<string, any> = {},
    labels: string[] = [],
  ) {
    super(message);
    this.code = code;
    this.codeName = codeName;
    this.extra = extra;
    this.labels = labels;
  }
}
export const badValue = (m: string) => new MongoError(2, 'BadValue', m);
export const failedToParse = (m: string) => new MongoError(9, 'FailedToParse', m);
