import { expect, it } from 'vitest'
import { domainsOf } from './domainsAbove.ts'

it('tells the domain of an address and those above it', () => {
  expect(domainsOf('jo@mail.acme.co.uk')).toEqual(['mail.acme.co.uk', 'acme.co.uk', 'co.uk'])
  expect(domainsOf('https://www.Acme.com/about')).toEqual(['acme.com'])
})

it('tells none where there is none', () => {
  for (const address of [undefined, '', 'acme', 'jo@localhost']) expect(domainsOf(address)).toEqual([])
})

it('reads no more of a name than tells whose it is', () => {
  expect(domainsOf(`a@${'x.'.repeat(5000)}com`)).toHaveLength(7)
})
