import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import type { User } from '#shared/contracts/auth/user.ts'
import { openBrowser } from '#tests/support/screen.ts'
import texts from '../../../../public/locales/en-US/users.json' with { type: 'json' }

const me = 'usr_01JD7Q4Z8M3T5V9W2X6Y0ABCDE'
const claims = { accountType: 'COWBELL', role: 'Customer Success', sub: me, scopes: '' }
const { draw } = await openBrowser({ session: claims })
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle('en-US', 'users', texts)
const { useUserActions } = await import('./useUserActions.tsx')

const Menu = ({ user }: { user: User }) =>
  useUserActions()
    .actions(user)
    .map(({ label, notNow, refused }) =>
      h('p', { key: label }, `${[label, ...[notNow, refused].filter((why) => why !== undefined)].join(' – ')};`),
    )

const menuOf = async (more: object) => {
  const user = { id: 'usr_other', email: 'ida@moreau.example', firstName: 'Ida', lastName: 'Moreau', status: 'ACTIVE' }
  const role = { id: 'Agent' }
  return (await draw(h(Menu, { user: { ...user, role, enabled: true, teams: [], ...more } as unknown as User }))).text
}

it('what a role may do to users is in the menu of each, with why it may not be done to this one', async () => {
  expect(await menuOf({})).toMatch(/Disable;.*Delete;/)
  expect(await menuOf({ id: me })).toMatch(/Disable – You cannot do this to yourself\.;/)
  expect(await menuOf({ role: { id: 'Super Admin' } })).toMatch(/Delete – Administrators are left to administrators\.;/)
  expect(await menuOf({ guest: true })).toMatch(/Delete – They belong to another organization, which does this\.;/)
  expect(await menuOf({ status: 'INVITED', enabled: false })).toMatch(/ – Let them in first\.;/)
})

it('who sells is a step from their licenses, and nobody else', async () => {
  expect(await menuOf({})).toContain('Licenses;')
  expect(await menuOf({ role: { id: 'Underwriter' } })).not.toContain('Licenses;')
  expect(await menuOf({ guest: true })).not.toContain('Licenses;')
})
