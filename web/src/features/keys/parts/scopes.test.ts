import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'
import texts from '../../../../public/locales/en-US/permissions.json' with { type: 'json' }

const { draw } = await openBrowser({})
const { i18n } = await import('#web/i18n/i18n.ts')
i18n.addResourceBundle('en-US', 'permissions', texts)
const { permissions } = await import('#shared/permissions.ts')
const { ofPeopleAlone } = await import('#shared/domain/identity/apiKeys.ts')
const { Scopes } = await import('./Scopes.tsx')
const { ScopesInShort } = await import('./ScopesInShort.tsx')

it('every scope that a key may have is told by its code and in words of its own', async () => {
  const scopes = permissions.filter((each) => !ofPeopleAlone.includes(each))
  const { html } = await draw(h(Scopes, { scopes }))
  const told = [
    ...html.matchAll(/<dt\b[^>]*><code>([^<]+)<\/code><\/dt>(?:<style\b[\s\S]*?<\/style>)*<dd\b[^>]*>([^<]*)<\/dd>/g),
  ]
  expect(told.map(([, code]) => code)).toEqual(scopes)
  const words = told.map(([, , each]) => each)
  expect(words.filter((each) => each === '' || each?.includes('words.'))).toEqual([])
  expect(new Set(words).size).toBe(scopes.length)
})

it('a row of a table tells a few scopes in words, and of many what they are about', async () => {
  const few = await draw(h(ScopesInShort, { scopes: ['quote:read'] }))
  expect(few.text).toBe('Find and read quotes, proposals and their documents')
  const many = await draw(h(ScopesInShort, { scopes: ['quote:read', 'quote:bind', 'policy:read'] }))
  expect(many.text).toContain('Quotes, Policies')
  expect(`${few.text}${many.text}`).not.toContain(':')
})
