/** The placeholder for the account that holds this action, until it is known. */
const PLACEHOLDER = 'OWNER';

const REPOSITORY = 'publish-wordpress-plugin';

/** The advice on the placeholder in the README; without the placeholder, there is nothing to replace. */
const ADVICE = new RegExp(`\`${PLACEHOLDER}\` by the account that holds this action,\\s+`, 'g');

/** Whether `name` can be the name of an account. Source: what GitHub says when one is created. */
export function isAccount(name: string): boolean {
  return /^[a-z\d](?:-?[a-z\d]){0,38}$/i.test(name) && name !== PLACEHOLDER;
}

/** Names the account that holds this action wherever a text has the placeholder for it. */
export function fillOwner(text: string, owner: string): string {
  return (
    text
      // Names on npm are in lower case.
      .replaceAll(`@${PLACEHOLDER}/${REPOSITORY}`, `@${owner.toLowerCase()}/${REPOSITORY}`)
      .replaceAll(`${PLACEHOLDER}/${REPOSITORY}`, `${owner}/${REPOSITORY}`)
      .replaceAll(ADVICE, '')
  );
}
