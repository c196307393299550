import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { permissions } from '#shared/permissions.ts'

it('every permission has its words, and no words are left of one that is gone', () => {
  const { words } = JSON.parse(readFileSync('web/public/locales/en-US/permissions.json', 'utf8')) as {
    readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
  const worded = Object.entries(words).flatMap(([area, acts]) => Object.keys(acts).map((act) => `${area}:${act}`))
  expect(worded.toSorted()).toEqual(permissions.toSorted())
})
