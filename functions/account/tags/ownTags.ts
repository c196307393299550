import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { ProblemError } from '#shared/contract/problems.ts'
import { tagOwnerOf, tags } from '../store/tags.ts'

interface NamedTag {
  readonly id: string
  readonly name: string
}

/** The actor's own tags of these names, whatever their case, or what is wrong with the names. */
export const ownTags = async (
  actor: Actor,
  names: readonly string[],
): Promise<{ readonly found: readonly NamedTag[]; readonly errors: readonly ProblemError[] }> => {
  if (names.length === 0) return { found: [], errors: [] }
  const own = new Map((await tags.every({ scopes: [tagOwnerOf(actor)] })).map((tag) => [tag.name.toLowerCase(), tag]))
  const wanted = [...new Set(names.map((name) => name.toLowerCase()))]
  return {
    found: wanted.flatMap((name) => own.get(name) ?? []),
    errors: names.flatMap((name) =>
      own.has(name.toLowerCase()) ? [] : [{ path: ['tags'], detail: `There is no tag "${name}".` }],
    ),
  }
}

/** Those of the tags that there are still, and what is committed with what is given them, so that none goes meanwhile. */
export const tagsAsTheyStand = async (
  ids: readonly string[],
): Promise<{ readonly names: readonly string[]; readonly writes: readonly Write[] }> => {
  const found = await tags.byIds(ids)
  return { names: found.map(({ name }) => name), writes: found.map((tag) => tags.update(tag, tag)) }
}
