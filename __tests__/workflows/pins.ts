/** An action of somebody else, pinned: a tag can be moved, a commit cannot. */
export interface Pin {
  readonly version: string;
  readonly commit: string;
}

/** All actions of others that this project and its examples use. */
export const PINS: Readonly<Record<string, Pin>> = {
  'actions/checkout': { version: 'v7.0.1', commit: '3d3c42e5aac5ba805825da76410c181273ba90b1' },
  'actions/setup-node': { version: 'v7.0.0', commit: '820762786026740c76f36085b0efc47a31fe5020' },
  'actions/upload-artifact': { version: 'v7.0.0', commit: 'bbbca2ddaa5d8feaa63e36b76fdaad77386f024f' },
  'actions/download-artifact': { version: 'v8.0.1', commit: '3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c' },
  'actions/attest': { version: 'v4.2.2', commit: '1e69f48acb82d1966a394da916b4c1698aa569d6' },
  'actions/dependency-review-action': {
    version: 'v5.0.0',
    commit: 'a1d282b36b6f3519aa1f3fc636f609c47dddb294',
  },
  'github/codeql-action': { version: 'v4.36.2', commit: '8aad20d150bbac5944a9f9d289da16a4b0d87c1e' },
  '10up/action-wordpress-plugin-deploy': {
    version: '2.3.0',
    commit: '54bd289b8525fd23a5c365ec369185f2966529c2',
  },
  'wordpress/plugin-check-action': { version: 'v1.1.9', commit: '10857da14b6c2246d15402b3e69f777edcf8c12e' },
  'shivammathur/setup-php': { version: '2.37.2', commit: 'f3e473d116dcccaddc5834248c87452386958240' },
  'ossf/scorecard-action': { version: 'v2.4.4', commit: '2d1146689b8cda280b9bc96326124645441f03bc' },
};

/** This action, as the examples name it: a placeholder for the account that holds it. */
export const OWN_ACTION = 'OWNER/publish-wordpress-plugin';

/** Its version in the examples. */
export const OWN_REF = 'v1';

/** An action of somebody else, whose name is as long. */
export const ATTACKER_ACTION = OWN_ACTION.replace(/^[^/]+/, (owner) => 'x'.repeat(owner.length));

/** Its word when it was given the key. */
export const STOLEN = 'An attacker has the key.';
