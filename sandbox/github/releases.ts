/** Releases: lists, look-ups, creation, changes and deletion, with GitHub's rules for drafts and published ones. */
import { canPush, refuseDraft, refusePermission, requireRead, requireWrite, type Actor } from './access.ts';
import {
  paginate,
  readFields,
  refuse,
  refuseFields,
  refuseUnknown,
  type Call,
  type FieldError,
  type Fields,
  type JsonReply,
} from './http.ts';
import { releaseJson } from './json.ts';
import { isRefName } from './refs.ts';
import {
  draftRelease,
  findCommit,
  findLatest,
  findPublished,
  findRelease,
  isLater,
  publish,
  type Release,
  type World,
} from './world.ts';

const MAX_BODY_CHARACTERS = 125_000;

const ACCEPTED = 'contents=write; contents=write,workflows=write';

const FIELDS = {
  tag_name: 'string',
  target_commitish: 'string',
  name: 'string',
  body: 'string',
  draft: 'boolean',
  prerelease: 'boolean',
  generate_release_notes: 'boolean',
  make_latest: 'string',
} as const;

/** Lists releases, newest first; drafts only for those who may push. */
export function listReleases(world: World, call: Call, actor: Actor): JsonReply {
  requireRead(world, actor);
  const visible = world.releases
    .filter(({ isDraft }) => !isDraft || canPush(actor))
    .sort((a, b) => b.id - a.id);
  const { page, headers } = paginate(visible, call, world.urls.api);
  return { status: 200, headers, json: page.map((release) => releaseJson(world, release)) };
}

/** Throws a refusal for an unknown release, or a draft that the caller may not see. */
export function requireRelease(world: World, actor: Actor, id: number): Release {
  requireRead(world, actor);
  const release = findRelease(world, id);
  if (release === undefined) throw refuseUnknown();
  if (release.isDraft && !canPush(actor)) throw refuseDraft(world);
  return release;
}

/** By number, drafts too. */
export function getRelease(world: World, actor: Actor, id: number): JsonReply {
  return { status: 200, json: releaseJson(world, requireRelease(world, actor, id)) };
}

/** Published releases only: a draft has no tag yet. */
export function getReleaseByTag(world: World, actor: Actor, tag: string): JsonReply {
  requireRead(world, actor);
  const release = findPublished(world, tag);
  if (release === undefined) throw refuseUnknown();
  return { status: 200, json: releaseJson(world, release) };
}

/** Neither drafts nor pre-releases. */
export function getLatestRelease(world: World, actor: Actor): JsonReply {
  requireRead(world, actor);
  const release = findLatest(world);
  if (release === undefined) throw refuseUnknown();
  return { status: 200, json: releaseJson(world, release) };
}

/** Creates a draft, or a published release together with its tag. */
export function createRelease(world: World, call: Call, actor: Actor): JsonReply {
  requireWrite(world, actor, ACCEPTED);
  const fields = readFields(call, FIELDS);
  if (fields.tag_name === undefined) throw refuse(422, 'Invalid request.\n\n"tag_name" wasn\'t supplied.');
  const isPublished = fields.draft !== true;
  const release = changed(draftRelease(world, actor.login, fields.tag_name), fields);
  checkRelease(world, actor, release, {
    isPublished,
    makeLatest: isPublished ? fields.make_latest : undefined,
  });

  if (fields.generate_release_notes === true) {
    const notes = describeChanges(world, release.tagName);
    Object.assign(release, {
      name: release.name ?? notes.name,
      body: [release.body, notes.body].filter(Boolean).join('\n\n'),
    });
  }
  world.releases.push(release);
  if (isPublished) publishAs(world, release, fields.make_latest);
  const json = releaseJson(world, release);
  return { status: 201, headers: { location: String(json['url']) }, json };
}

/** Changes a release, and publishes a draft with `draft: false`. */
export function updateRelease(world: World, call: Call, actor: Actor, id: number): JsonReply {
  requireWrite(world, actor, ACCEPTED);
  const release = requireRelease(world, actor, id);
  const fields = readFields(call, FIELDS);
  const candidate = changed({ ...release, ...listLost(world, release, fields) }, fields);
  const isPublished = !(fields.draft ?? release.isDraft);
  if (release.isImmutable) checkImmutable(release, candidate, isPublished);
  checkRelease(world, actor, candidate, { isPublished, makeLatest: fields.make_latest });

  const wasDraft = release.isDraft;
  Object.assign(release, candidate, { isDraft: wasDraft || !isPublished, updatedAt: world.now() });
  if (isPublished && (wasDraft || fields.make_latest !== undefined)) {
    publishAs(world, release, fields.make_latest);
  }
  return { status: 200, json: releaseJson(world, release) };
}

/** The fields that a draft loses by a change that does not name them. */
function listLost(
  { readings, defaultBranch }: World,
  { isDraft, untagged }: Release,
  { draft }: Fields<typeof FIELDS>,
): Partial<Release> {
  if (!isDraft) return {};
  const keepsTag = draft === false && readings.has('publishing-keeps-tag');
  return {
    ...(!keepsTag && { tagName: `untagged-${untagged}` }),
    ...(!readings.has('changes-keep-target') && { target: defaultBranch }),
  };
}

/** The tag stays. That of an immutable release can never be used for another one. */
export function deleteRelease(world: World, actor: Actor, id: number): JsonReply {
  requireWrite(world, actor);
  const release = requireRelease(world, actor, id);
  if (release.isImmutable) world.burnedTags.add(release.tagName);
  world.releases.splice(world.releases.indexOf(release), 1);
  return { status: 204 };
}

/** Release notes that GitHub generates. */
export function generateNotes(world: World, call: Call, actor: Actor): JsonReply {
  requireWrite(world, actor);
  const fields = readFields(call, { tag_name: 'string', previous_tag_name: 'string' });
  if (fields.tag_name === undefined) throw refuse(422, 'Invalid request.\n\n"tag_name" wasn\'t supplied.');
  return { status: 200, json: describeChanges(world, fields.tag_name, fields.previous_tag_name) };
}

function changed(release: Release, fields: Fields<typeof FIELDS>): Release {
  return Object.assign(release, {
    tagName: fields.tag_name ?? release.tagName,
    target: fields.target_commitish ?? release.target,
    name: fields.name ?? release.name,
    body: fields.body ?? release.body,
    isPrerelease: fields.prerelease ?? release.isPrerelease,
  });
}

function checkRelease(
  world: World,
  actor: Actor,
  release: Release,
  { isPublished, makeLatest }: { readonly isPublished: boolean; readonly makeLatest: string | undefined },
): void {
  const { id, tagName, body, target, isPrerelease } = release;
  const commit = findCommit(world, target);
  const other = findPublished(world, tagName);
  const custom = (message: string, field?: string): FieldError => {
    return { resource: 'Release', code: 'custom', ...(field !== undefined && { field }), message };
  };
  const errors: FieldError[] = [];
  if (!isRefName(tagName)) errors.push(custom('tag_name is not well-formed', 'tag_name'));
  if ((body?.length ?? 0) > MAX_BODY_CHARACTERS) {
    errors.push(custom(`body is too long (maximum is ${MAX_BODY_CHARACTERS} characters)`, 'body'));
  }
  if (commit === undefined) errors.push({ resource: 'Release', code: 'invalid', field: 'target_commitish' });
  if (isPublished && other !== undefined && other.id !== id) {
    errors.push({ resource: 'Release', code: 'already_exists', field: 'tag_name' });
  }
  const isBurned = world.burnedTags.has(tagName);
  if (isPublished && (isBurned || (world.restrictsTags && !world.tags.has(tagName)))) {
    const rule =
      'Repository rule violations found\n\nCannot create ref due to creations being restricted.\n\n';
    errors.push(custom(`pre_receive ${rule}`, 'pre_receive'));
    if (isBurned) errors.push(custom('tag_name was used by an immutable release', 'tag_name'));
    errors.push(custom('Published releases must have a valid tag'));
  }
  if (makeLatest !== undefined && !['true', 'false', 'legacy'].includes(makeLatest)) {
    errors.push({ resource: 'Release', code: 'invalid', field: 'make_latest' });
  }
  const isLegacyTaken = !isPrerelease || world.readings.has('legacy-pre-releases');
  const wantsLatest = makeLatest === 'true' || (makeLatest === 'legacy' && !isLegacyTaken);
  if (wantsLatest && (isPrerelease || !isPublished)) {
    errors.push(custom('Latest release cannot be draft or prerelease.'));
  }
  if (errors.length > 0) throw refuseFields(errors);
  // A tag on a commit with other workflows than the default branch's would run them.
  if (commit?.changesWorkflows === true && actor.permissions.workflows !== 'write') {
    throw refusePermission(ACCEPTED);
  }
}

function checkImmutable(release: Release, candidate: Release, isPublished: boolean): void {
  const isMoved = candidate.tagName !== release.tagName || candidate.target !== release.target;
  if (!isPublished) throw refuse(422, 'state cannot be changed when release is immutable');
  if (isMoved) throw refuse(422, 'tag_name cannot be changed when release is immutable');
}

function publishAs(world: World, release: Release, makeLatest = 'true'): void {
  const latest = findLatest(world);
  if (release.isDraft) publish(world, release);
  const isHigher = latest === undefined || isLater(release, latest);
  if (release.isPrerelease || makeLatest === 'false') return;
  if (makeLatest === 'true' || isHigher) world.latestId = release.id;
}

function describeChanges(
  { urls, owner, repo, releases }: World,
  tag: string,
  previous = releases.findLast(({ isDraft, tagName }) => !isDraft && tagName !== tag)?.tagName,
): { readonly name: string; readonly body: string } {
  const path = previous === undefined ? `commits/${tag}` : `compare/${previous}...${tag}`;
  return { name: tag, body: `**Full Changelog**: ${urls.web}/${owner}/${repo}/${path}` };
}
