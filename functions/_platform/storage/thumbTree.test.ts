import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBefore } from './order.ts'
import { rootNode, type ThumbNode, thumbTree } from './thumbTree.ts'

/** A tree that is written and opened again after every few keys, and how many nodes were read. */
const aTree = () => {
  const kept = new Map<string, ThumbNode>()
  const loaded: string[] = []
  let made = 0
  const open = () =>
    thumbTree(
      async (node) => {
        loaded.push(node)
        return kept.get(node) ?? { thumbs: [], version: 0 }
      },
      () => {
        made += 1
        return `n${made}`
      },
    )
  const put = async (keys: readonly (readonly [string, boolean])[]) => {
    const tree = open()
    for (const [key, isThere] of keys) await tree.put(key, isThere)
    for (const { node, thumbs, version } of tree.changed())
      if (thumbs.length === 0 && node !== rootNode) kept.delete(node)
      else kept.set(node, { thumbs, version: version + 1 })
  }
  return { open, put, kept, loaded }
}

describe('a thumb index', () => {
  it('knows its keys in their order, and their number, whatever came and went', async () => {
    const key = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('a', 'b', '𝒜', 'é', '中'))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(key, fc.boolean()), { maxLength: 300 }), async (changes) => {
        const tree = aTree()
        const is = new Set<string>()
        for (let from = 0; from < changes.length; from += 7) await tree.put(changes.slice(from, from + 7))
        for (const [each, isThere] of changes) isThere ? is.add(each) : is.delete(each)
        const sorted = [...is].sort((a, b) => (isBefore(a, b) ? -1 : 1))
        expect(await tree.open().count()).toBe(is.size)
        expect(await tree.open().keys(0, 1000)).toEqual(sorted)
        expect(await tree.open().keys(5, 10)).toEqual(sorted.slice(5, 15))
      }),
      { numRuns: 60 },
    )
  })

  it('reads a node for each level to find a key, and leaves none behind when all are gone', async () => {
    const tree = aTree()
    const keys = Array.from({ length: 5000 }, (_, index) => `k${String((index * 2689) % 5000).padStart(4, '0')}`)
    for (let from = 0; from < keys.length; from += 50)
      await tree.put(keys.slice(from, from + 50).map((key) => [key, true] as const))
    tree.loaded.length = 0
    expect(await tree.open().keys(3210, 3)).toEqual(['k3210', 'k3211', 'k3212'])
    expect(tree.loaded.length).toBeLessThanOrEqual(4)
    for (let from = 0; from < keys.length; from += 50)
      await tree.put(keys.slice(from, from + 50).map((key) => [key, false] as const))
    expect(await tree.open().count()).toBe(0)
    expect([...tree.kept.keys()]).toEqual([rootNode])
  })
})
