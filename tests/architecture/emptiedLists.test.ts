import { expect, it } from 'vitest'
import { under } from './sources.ts'

const narrows = /<(TableSearch|FilterChips|DayFilter|DormantFilter|StateFilter)\b/
/** `list.table` has it; what draws its own rows says it itself. */
const tellsApart = /\.table(<\w+>)?\(|\bonClear=/

it('a list that can be searched or filtered tells that nothing matches from that there is nothing', () => {
  const pages = under('web/src').filter(({ text }) => text.includes('<DataTable') && narrows.test(text))
  expect(pages.length).toBeGreaterThan(30)
  expect(pages.filter(({ text }) => !tellsApart.test(text)).map(({ path }) => path)).toEqual([])
})
