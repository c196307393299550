import Button from '@mui/material/Button'
import Switch from '@mui/material/Switch'
import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Agent', scopes: 'role:viewer' } })
const { WhyNot } = await import('./WhyNot.tsx')

const go = (reason: string | undefined) => h(WhyNot, { reason, children: h(Button, {}, 'Go') })

it('a button that cannot be pressed stays within reach and is described by its reason', async () => {
  const { html, buttons, text } = await draw(go('Nobody has asked for it.'))
  expect(buttons).toEqual([{ words: 'Go', enabled: false }])
  expect(html).not.toMatch(/\sdisabled=""|tabindex="-1"/)
  const [, described] = /<button[^>]*aria-describedby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`id="${described}"`)
  expect(text).toContain('Nobody has asked for it.')
})

it('a switch that cannot be turned tells so where it is reached, at its input', async () => {
  const { html } = await draw(h(WhyNot, { reason: 'It is over.', children: h(Switch, { checked: true }) }))
  expect(html).toMatch(/<input[^>]*aria-disabled="true"/)
  expect(html).toMatch(/<input[^>]*aria-describedby/)
})

it('without a reason a button is as it is', async () => {
  const { html, buttons } = await draw(go(undefined))
  expect(buttons).toEqual([{ words: 'Go', enabled: true }])
  expect(html).not.toContain('aria-describedby')
})
