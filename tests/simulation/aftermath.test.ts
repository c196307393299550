import { expect, it } from 'vitest'
import { subscribed } from '#functions/_platform/manifest.ts'
import { manifests } from '#functions/platform/manifests.ts'
import { aftermaths } from './aftermath.ts'

it('it is said of every subscriber and workflow what is to be seen afterwards', () => {
  const all = manifests.flatMap((manifest) => [
    ...subscribed(manifest).map(({ handler }) => `${manifest.service}.${handler}`),
    ...Object.keys(manifest.workflows ?? {}).map((workflow) => `${manifest.service}.${workflow}`),
  ])
  expect(all.filter((each) => !(each in aftermaths))).toEqual([])
})
