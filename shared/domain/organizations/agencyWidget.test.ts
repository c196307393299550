import { describe, expect, it } from 'vitest'
import {
  AgencyWidget,
  frameAncestorsOf,
  pageAddressesIn,
  readEnquiry,
  widgetLink,
  widgetSnippet,
} from './agencyWidget.ts'

const read = (...addresses: string[]) => AgencyWidget.safeParse({ addresses })

describe('the pages that may show a form', () => {
  it('are told by their hosts, each once', () => {
    const typed = 'https://www.Agency.example/, https://www.agency.example\nhttps://a.example:8443'
    const addresses = ['https://www.agency.example', 'https://a.example:8443']
    expect(pageAddressesIn(typed)).toEqual(addresses)
    expect(read(...addresses).data).toEqual({ addresses })
    expect(read('http://localhost:8080', 'http://site.localhost').success, 'a developer’s machine').toBe(true)
  })

  it.each([
    'http://www.agency.example',
    'www.agency.example',
    'https://*.agency.example',
    'https:',
    '*',
    "'self'",
    'https://agency.example/path',
    'https://agency.example; script-src *',
    'https://agency.example https://other.example',
    'https://10.0.0.1',
    'https://agency',
    'https://user@agency.example',
    'http://localhost.agency.example',
    'javascript:alert(1)',
    '',
  ])('are none such as %s', (address) => {
    expect(read(address).success).toBe(false)
  })

  it('are ten at most', () => {
    const many = Array.from({ length: 11 }, (_, index) => `https://a${index}.example`)
    expect(read(...many).success).toBe(false)
  })

  it('are nobody where none is named', () => {
    expect(frameAncestorsOf({ addresses: [] })).toBe("'self'")
    expect(frameAncestorsOf({ addresses: ['https://a.example', 'https://b.example'] })).toBe(
      "'self' https://a.example https://b.example",
    )
  })
})

describe('what a visitor leaves', () => {
  const whole = { company: 'Oak Dental', firstName: 'Ida', lastName: 'Moreau', email: ' Ida@Oak.example ' }

  it('says who calls back whom', () => {
    expect(readEnquiry(whole).enquiry).toEqual({ ...whole, email: 'ida@oak.example' })
  })

  it('is refused field by field, in a sentence each', () => {
    expect(readEnquiry({ email: 'ida' }).faults).toEqual({
      company: 'Tell us your company’s name',
      firstName: 'Tell us your first name',
      lastName: 'Tell us your last name',
      email: 'This is no email address',
    })
  })
})

it('is put on a page by one element, or opened by its link', () => {
  const placed = { origin: 'https://us.palisade.example', agencyId: 'agy_1' }
  expect(widgetSnippet(placed)).toBe(
    '<script async src="https://us.palisade.example/api/agency/v1/widget.js" data-agency="agy_1"></script>',
  )
  expect(widgetLink(placed)).toBe('https://us.palisade.example/api/agency/v1/widget/agy_1')
})
