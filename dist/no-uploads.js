/**
 * Stands in for what the client for artifacts uploads with, which is three quarters of its bundle: this action only
 * downloads. Whoever reaches one of these has found a mistake.
 */
const refuse = () => {
  throw new Error('This bundle holds no code that uploads artifacts.');
};

/** Of `@azure/storage-blob`. */
export class BlobClient {
  constructor() {
    refuse();
  }
}

/** Of `archiver`. */
export default refuse;
