import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

const heightsOf = (html: string): readonly string[] =>
  [...html.matchAll(/\* ([\d.]+)\)\)/g)].map(([, share]) => share ?? '')

it('a column is as high as its figure is of the greatest, and says the figure', async () => {
  const { draw } = await openBrowser()
  const { BarChart } = await import('./BarChart.tsx')
  const data = [
    { label: 'Jan', value: 50 },
    { label: 'Feb', value: 200 },
    { label: 'Mar', value: 0 },
  ]
  const { html, text } = await draw(
    h(BarChart, { title: 'Premium', data, direction: 'columns', format: (n) => `${n} of it` }),
  )
  expect(heightsOf(html)).toEqual(['0.2500', '1.0000', '0.0000'])
  for (const figure of ['50 of it', '200 of it', '0 of it']) expect(text).toContain(figure)
})

it('a row without anything has no bar', async () => {
  const { draw } = await openBrowser()
  const { BarChart } = await import('./BarChart.tsx')
  const { html } = await draw(h(BarChart, { title: 'By channel', data: [{ label: 'Email', value: 0 }] }))
  expect(html).not.toContain('max(2px')
})
