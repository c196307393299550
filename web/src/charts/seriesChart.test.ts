import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser()
const { SeriesChart } = await import('./SeriesChart.tsx')

const namesOf = async (days: number) => {
  const data = Array.from({ length: days }, (_, index) => ({ label: `Day ${index + 1}.`, values: [index] }))
  const { text } = await draw(h(SeriesChart, { title: 'Calls', series: ['Calls'], data }))
  return [...text.matchAll(/Day (\d+)\.(?!:)/g)].map(([, day]) => Number(day))
}

it('of many columns some are named, none beyond the last', async () => {
  expect(await namesOf(30)).toEqual([1, 5, 9, 13, 17, 21, 25])
  expect(await namesOf(32)).toEqual([1, 5, 9, 13, 17, 21, 25, 29])
})

it('of few columns all are named', async () => {
  expect(await namesOf(4)).toEqual([1, 2, 3, 4])
})
