import { expect, it } from 'vitest'
import type { NavigationEntry } from './feature.ts'
import { grouped } from './grouped.ts'

const entry = (path: string, group?: NavigationEntry['group']): NavigationEntry => ({
  ...{ order: 1, path, label: 'claims:navigation.claims', icon: () => null },
  ...(group && { group }),
})

it('entries stand under their headings, daily work first, and a heading of nothing is left out', () => {
  const entries = [entry('users', 'manage'), entry('claims'), entry('invoices', 'money'), entry('quotes')]
  expect(grouped(entries).map(({ group, entries: some }) => [group, some.map(({ path }) => path)])).toEqual([
    ['work', ['claims', 'quotes']],
    ['money', ['invoices']],
    ['manage', ['users']],
  ])
})
