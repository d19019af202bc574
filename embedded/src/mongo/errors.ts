/** Extra fields of an error reply, e.g. what a duplicate key was. */
type ErrorDetails = Record<string, unknown>;

/** An error that goes to the client as a reply with MongoDB's number and name for it. */
export class MongoError extends Error {
  readonly code: number;
  readonly codeName: string;
  readonly details: ErrorDetails;

  constructor(code: number, codeName: string, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.codeName = codeName;
    this.details = details;
  }
}

const location = (code: number, message: string) => new MongoError(code, `Location${code}`, message);

export const badValue = (message: string) => new MongoError(2, 'BadValue', message);
export const failedToParse = (message: string) => new MongoError(9, 'FailedToParse', message);
export const typeMismatch = (message: string) => new MongoError(14, 'TypeMismatch', message);
export const pathNotViable = (message: string) => new MongoError(28, 'PathNotViable', message);
export const numbered = location;

/** The error for a feature of MongoDB that this server does not have: it never approximates one. */
export const notSupported = (what: string) =>
  new MongoError(238, 'NotImplemented', `${what} is not supported by the embedded server`);
