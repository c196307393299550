import { shardsIn } from './wideScope.ts'

/** FNV-1a: spreads ids evenly over a list's shards. */
export const shardOf = (id: string, shards: number): number => {
  let hash = 2166136261
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 16777619)
  return (hash >>> 0) % shards
}

/** The partition of a list that a record's row is in. */
export const listKey = (
  {
    kind,
    scope,
    group,
    id,
  }: { readonly kind: string; readonly scope: string; readonly group: string; readonly id: string },
  shards: number,
): string => `${kind}|${scope}|${group}|${shardOf(id, shardsIn(scope, shards))}`
