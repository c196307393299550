import { isBefore } from './order.ts'

/** What a node says of a part of a list: its first key, how many keys it has, and the node that tells them; none for a key alone. */
export interface Thumb {
  readonly key: string
  readonly count: number
  readonly node?: string
}

/** A node as it is read, with the version that the next write of it expects; 0 when it is not there. */
export interface ThumbNode {
  readonly thumbs: readonly Thumb[]
  readonly version: number
}

/** A node that was changed; without thumbs it goes, unless it is the root. */
export interface ChangedNode extends ThumbNode {
  readonly node: string
}

export const rootNode = 'root'

/** More thumbs than this are two nodes: a node stays about a unit of capacity. */
const mostThumbs = 48

const total = (thumbs: readonly Thumb[]): number => thumbs.reduce((sum, { count }) => sum + count, 0)

/** How many thumbs begin at a key or before it. */
const placeOf = (thumbs: readonly Thumb[], key: string): number => {
  let [low, high] = [0, thumbs.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(key, thumbs[middle]?.key ?? '')) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The keys of a list in their order, in a tree whose nodes count what is below them: where the n-th key is takes a node for
 * each level, whatever the number of keys. A key is there or it is not, so that to put it twice changes nothing. Nodes are
 * loaded when they are needed; `changed` is what must be written.
 */
export const thumbTree = (load: (node: string) => Promise<ThumbNode>, newNode: () => string) => {
  const nodes = new Map<string, ThumbNode>()
  const touched = new Set<string>()

  const at = async (node: string): Promise<ThumbNode> => {
    const known = nodes.get(node) ?? (await load(node))
    nodes.set(node, known)
    return known
  }

  const change = (node: string, thumbs: readonly Thumb[]): void => {
    nodes.set(node, { thumbs, version: nodes.get(node)?.version ?? 0 })
    touched.add(node)
  }

  const made = (thumbs: readonly Thumb[], node = newNode()): Thumb => {
    change(node, thumbs)
    return { key: thumbs[0]?.key ?? '', count: total(thumbs), node }
  }

  /** A node's thumbs in nodes that are not too long: none, the same one, or it and another. */
  const fitting = (thumbs: readonly Thumb[], node?: string): Thumb[] => {
    if (thumbs.length <= mostThumbs) return thumbs.length === 0 ? [] : [made(thumbs, node)]
    const half = thumbs.length >>> 1
    return [made(thumbs.slice(0, half), node), made(thumbs.slice(half))]
  }

  /** Sees to it that a key is there, or is not. */
  const put = async (key: string, isThere: boolean): Promise<void> => {
    const above: { readonly node: string; readonly index: number }[] = []
    let node = rootNode
    let { thumbs } = await at(node)
    while (thumbs[0]?.node !== undefined) {
      const index = Math.max(0, placeOf(thumbs, key) - 1)
      above.push({ node, index })
      node = thumbs[index]?.node ?? rootNode
      thumbs = (await at(node)).thumbs
    }
    const place = placeOf(thumbs, key)
    const isKnown = thumbs[place - 1]?.key === key
    if (isKnown === isThere) return
    let next = isKnown ? thumbs.toSpliced(place - 1, 1) : thumbs.toSpliced(place, 0, { key, count: 1 })
    for (let parent = above.pop(); parent !== undefined; parent = above.pop()) {
      if (next.length === 0) change(node, [])
      next = (await at(parent.node)).thumbs.toSpliced(parent.index, 1, ...fitting(next, node))
      node = parent.node
    }
    change(rootNode, next.length > mostThumbs ? fitting(next) : next)
  }

  const keysBelow = async (node: string, from: number, size: number): Promise<string[]> => {
    const keys: string[] = []
    let left = from
    for (const { key, count, node: child } of (await at(node)).thumbs) {
      if (keys.length >= size) break
      if (left >= count) {
        left -= count
        continue
      }
      if (child === undefined) keys.push(key)
      else keys.push(...(await keysBelow(child, left, size - keys.length)))
      left = 0
    }
    return keys
  }

  return {
    put,
    /** How many keys there are. */
    count: async (): Promise<number> => total((await at(rootNode)).thumbs),
    /** So many keys from the n-th on, counted from 0; fewer at the end. */
    keys: (from: number, size: number): Promise<string[]> => keysBelow(rootNode, from, size),
    changed: (): ChangedNode[] =>
      [...touched].flatMap((node) => {
        const { thumbs, version } = nodes.get(node) ?? { thumbs: [], version: 0 }
        return version === 0 && thumbs.length === 0 ? [] : [{ node, thumbs, version }]
      }),
  }
}
