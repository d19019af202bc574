import type { ApiFaults } from './control/api-faults.ts';
import type { WebhookFaults } from './control/webhook-faults.ts';
import type { Books } from './books.ts';
import type { SandboxOptions } from './options.ts';
import type { Post } from './webhooks/post.ts';

/** What every handler works with. */
export type Sandbox = {
  options: SandboxOptions;
  publicUrl: string;
  books: Books;
  post: Post;
  faults: ApiFaults;
  webhookFaults: WebhookFaults;
};
