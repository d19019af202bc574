/** An answer that S3 gives as an XML error: HTTP status, S3 code and message. */
export class S3Error extends Error {
  status: number;
  code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const accessDenied = (message = 'Access Denied.') => new S3Error(403, 'AccessDenied', message);
export const noSuchBucket = () => new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
export const noSuchKey = () => new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
export const noSuchUpload = () =>
  new S3Error(404, 'NoSuchUpload', 'The specified multipart upload does not exist.');
export const invalidArgument = (message: string) => new S3Error(400, 'InvalidArgument', message);
export const entityTooLarge = () =>
  new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed object size.');
export const notImplemented = (what: string) =>
  new S3Error(501, 'NotImplemented', `${what} is not supported by the embedded S3 server`);
