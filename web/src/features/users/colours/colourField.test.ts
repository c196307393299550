import { createElement as h } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Agency Admin' } })
const { ColourField } = await import('./ColourField.tsx')

const Choice = ({ scheme, colour }: { scheme: 'light' | 'dark'; colour: string }) => {
  const form = useForm({ defaultValues: { [scheme]: colour } })
  return h(FormProvider, { ...form, children: h(ColourField, { scheme }) })
}
const shown = (scheme: 'light' | 'dark', colour: string) => draw(h(Choice, { scheme, colour }))

it('a colour that is seen well says so, and is seen before it is saved', async () => {
  const { text, html, buttons } = await shown('light', '#7a1f5c')
  expect(text).toContain('colours.readable')
  expect(html).toContain('aria-hidden="true"')
  expect(buttons).toEqual([])
})

it('a colour that is too faint offers the nearest that can be read', async () => {
  const { text, buttons } = await shown('light', '#f2a900')
  expect(text).toContain('colours.faint')
  expect(buttons).toEqual([{ words: 'colours.take', enabled: true }])
  expect((await shown('dark', '#7a1f5c')).buttons).toEqual([{ words: 'colours.take', enabled: true }])
})

it('what is no colour yet is judged when it is one', async () => {
  const { text, buttons } = await shown('light', '#7a1')
  expect(text).not.toMatch(/faint|readable/)
  expect(buttons).toEqual([])
})

it('the picker begins at the house’s accent of the scheme where nothing is chosen', async () => {
  expect((await shown('light', '')).html).toMatch(/type="color"[^>]*value="#0b6e5d"/)
  expect((await shown('dark', '')).html).toMatch(/type="color"[^>]*value="#4fd1b5"/)
})
