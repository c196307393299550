import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'
import texts from '../../public/locales/en-US/common.json' with { type: 'json' }

const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Principal Producer' } })
const { CardRows } = await import('./CardRows.tsx')
const { DataTable } = await import('./DataTable.tsx')

type Client = { readonly id: string; readonly name: string }
const columns = [
  { id: 'name', header: 'Client', cell: (row: Client) => row.name, sortBy: 'name' },
  { id: 'id', header: 'Number', cell: (row: Client) => row.id },
  { id: 'hidden', header: 'Secret', cell: () => 'kept back', hidden: true },
]
const nothing = () => undefined
const opened = (more: object = {}) =>
  draw(
    h(DataTable<Client>, {
      name: 'clients',
      label: 'Clients',
      columns,
      rowId: ({ id }: Client) => id,
      rows: [{ id: 'C-1', name: 'Moreau Bakeries' }],
      onSort: nothing,
      ...more,
    }),
  )

it('columns sort, and can be moved and chosen', async () => {
  const { html, text, buttons } = await opened()
  const heads = [...html.matchAll(/<th\b([^>]*)>(.*?)<\/th>/g)].map(([, tag = '', inside = '']) => ({
    words: inside.replace(/<style\b[\s\S]*?<\/style>|<[^>]+>/g, ''),
    sorts: tag.includes('aria-sort'),
    moves: tag.includes('draggable="true"'),
  }))
  expect(heads).toEqual([
    { words: 'Client', sorts: true, moves: true },
    { words: 'Number', sorts: false, moves: true },
  ])
  expect(text).not.toContain('kept back')
  expect(buttons.map(({ words }) => words)).toContain('Columns')
})

it('rows unfold', async () => {
  const { html } = await opened({ expand: () => 'the rest' })
  expect(html).toContain('aria-expanded="false"')
})

it('a table without rows says so', async () => {
  expect((await opened({ rows: [] })).text).toContain('No Data')
})

it('a table that search or filters emptied says that nothing matches, and takes them off', async () => {
  const i18n = (await import('#web/i18n/i18n.ts')).i18n
  i18n.addResourceBundle('en-US', 'common', texts)
  const empty = { title: 'No clients yet', hint: 'They are listed once the first is added.' }
  expect((await opened({ rows: [], empty })).text).toContain('No clients yet')
  const { text, buttons } = await opened({ rows: [], empty, onClear: nothing })
  expect(text).toContain('Nothing matches')
  expect(text).not.toContain('No clients yet')
  expect(buttons.map(({ words }) => words)).toContain('Clear search and filters')
  expect((await opened({ onClear: nothing })).text).not.toContain('Nothing matches')
})

it('rows are turned page by page', async () => {
  const turning = { kind: 'pages', page: 0, total: 60, onPage: nothing, size: 25, onSize: nothing }
  const { buttons } = await opened({ paging: turning })
  const named = (words: RegExp) => buttons.find((button) => words.test(button.words))
  expect([named(/previous/i)?.enabled, named(/next/i)?.enabled]).toEqual([false, true])
})

it('on a phone cards are ticked for a deed on several, as rows are', async () => {
  const rows = [
    { id: 'C-1', name: 'Moreau Bakeries' },
    { id: 'C-2', name: 'Ashby Forge' },
  ]
  const props = { name: 'clients', label: 'Clients', columns, rows, rowId: ({ id }: Client) => id, skeletons: 0 }
  const boxesOf = async (more: object = {}) =>
    [
      ...(await draw(h(CardRows<Client>, { ...props, ...more }))).html.matchAll(/<input\b[^>]*type="checkbox"[^>]*>/g),
    ].map(([tag]) => /\bchecked=""/.test(tag))
  expect(await boxesOf()).toEqual([])
  // The first is the page's.
  expect(await boxesOf({ selection: { ids: new Set(['C-2']), onChange: nothing } })).toEqual([false, false, true])
  expect(await boxesOf({ selection: { ids: new Set(['C-1', 'C-2']), onChange: nothing } })).toEqual([true, true, true])
})

it('on a phone a card that leads somewhere has three facts, one that leads nowhere all that matter', async () => {
  const facts = ['First', 'Second', 'Third', 'Fourth'].map((header) => ({
    id: header,
    header,
    cell: () => `${header} fact`,
    card: 'fact' as const,
  }))
  const rows = [{ id: 'C-1', name: 'Moreau Bakeries' }]
  const all = [...columns, ...facts]
  const props = { name: 'clients', label: 'Clients', columns: all, rows, rowId: ({ id }: Client) => id, skeletons: 0 }
  const told = async (more: object = {}) => (await draw(h(CardRows<Client>, { ...props, ...more }))).text
  expect(await told()).toContain('Fourth fact')
  expect(await told({ onRowClick: nothing })).not.toContain('Fourth fact')
  expect(await told({ onRowClick: nothing })).toContain('Third fact')
})

it('of several lists on a page each names its pages', async () => {
  const paging = { kind: 'pages', page: 0, total: 60, onPage: nothing, size: 25, onSize: nothing }
  expect((await opened({ paging })).html).toContain('aria-label="Pages of Clients"')
})

it('a list in which nothing takes the keyboard is scrolled by it, though its columns might have been sorted', async () => {
  const scrolls = async (more: object) =>
    /tabindex="0"[^>]*role="group"|role="group"[^>]*tabindex="0"/.test((await opened(more)).html)
  expect(await scrolls({})).toBe(false)
  expect(await scrolls({ columns: columns.map(({ sortBy: _, ...column }) => column) })).toBe(true)
})
