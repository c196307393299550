import { describe, expect, it } from 'vitest'
import { regionOf } from '../../regions/regions.ts'
import { submissionProposals } from './submissionProposals.ts'

const us = regionOf('us')
const said = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs).map(([label, value]) => ({ label, value, where: 'page 1' }))
const proposed = (pairs: Readonly<Record<string, string>>) =>
  Object.fromEntries(submissionProposals(said(pairs), us).map(({ field, value }) => [field, value]))

describe('what is proposed of a file', () => {
  it('is said as the form takes it', () => {
    expect(
      proposed({
        'Name of Applicant:': 'Harbor Ropes Inc',
        Website: 'https://www.harbor-ropes.example/about',
        'Gross annual revenue': '$5,000,000',
        State: 'Oregon',
        'NAICS Code': '541512 Computer Systems Design',
        'Limit of liability': 'USD 2.5 million',
        'Number of Employees': '1,250',
        'Year started': 'Founded in 1998',
      }),
    ).toEqual({
      name: 'Harbor Ropes Inc',
      domainName: 'harbor-ropes.example',
      revenue: '5000000',
      state: 'OR',
      industryCode: '541512',
      limit: '2500000',
      employees: '1250',
      yearEstablished: '1998',
    })
  })

  it('has its source, and is what is said first', () => {
    const lines = [
      { label: 'Revenue', value: '12M', where: 'row 2' },
      { label: 'Revenue', value: '13M', where: 'row 9' },
    ]
    expect(submissionProposals(lines, us)).toEqual([
      { field: 'revenue', value: '12000000', source: 'row 2: Revenue 12M' },
    ])
  })

  it('is nothing that makes no sense, or that nobody asked for', () => {
    expect(
      proposed({ State: 'Bavaria', Website: 'none yet', Revenue: 'to follow', Colour: 'blue', Limit: '' }),
    ).toEqual({})
  })
})
