import { expect, it } from 'vitest'
import type { NavigationEntry } from './feature.ts'
import { onPhone } from './onPhone.ts'

const entry = (path: string, more: Partial<NavigationEntry> = {}): NavigationEntry => ({
  ...{ order: 1, path, label: 'claims:navigation.claims', icon: () => null },
  ...more,
})
const home = entry('dashboard', { phone: true })
const accounts = entry('accounts', { phone: true })
const shown = (...entries: readonly NavigationEntry[]) => onPhone(entries).map(({ path }) => path)

it('a phone shows what is marked for it, and what comes first besides as long as there is room', () => {
  expect(shown(home, entry('claims'), entry('invoices'))).toEqual(['dashboard', 'claims', 'invoices'])
  expect(shown(home, entry('claims'), entry('invoices'), accounts, entry('users'))).toEqual([
    ...['dashboard', 'claims', 'invoices', 'accounts'],
  ])
})

it('what is marked is shown wherever it stands', () => {
  const unmarked = ['a', 'b', 'c', 'd'].map((path) => entry(path))
  expect(shown(...unmarked, home)).toEqual(['a', 'b', 'c', 'dashboard'])
})

it('where the day begins is shown, whatever is marked', () => {
  const marked = ['dashboard', 'quotes', 'mail', 'accounts'].map((path) => entry(path, { phone: true }))
  const entries = [...marked, entry('claims')]
  expect(onPhone(entries, 'claims').map(({ path }) => path)).toEqual(['dashboard', 'quotes', 'mail', 'claims'])
})
