import { expect, it } from 'vitest'
import { regionOf } from '#shared/regions/regions.ts'
import { companyLines } from './companyLines.ts'

const company = {
  name: 'Banksia Consulting',
  address1: '420 Crown Street',
  city: 'Wollongong',
  state: 'NSW',
  zipCode: '2500',
  domainName: 'banksia.example',
  revenue: 31_100_000,
  nonUsRevenue: 900_000,
  noOfEmployeesAll: 1_380,
  numberOfPersonalRecords: 250_000,
  yearEstablished: 2020,
}

it.each([
  [
    'us',
    { naicsCode: '541611', primaryIndustry: 'Professional Services', secondaryIndustry: 'Management Consulting' },
    ['Management Consulting, NAICS 2022 541611', '$32,000,000', '420 Crown Street, Wollongong, NSW 2500'],
  ],
  [
    'uk',
    { sicCode: '70229', sicPrimaryDesc: 'Professional', sicSecondaryDesc: 'Management consultancy' },
    ['Management consultancy, UK SIC 2007 70229', '£32,000,000', '420 Crown Street, Wollongong, 2500'],
  ],
  [
    'au',
    { sicCode: '6962', sicPrimaryDesc: 'Professional', sicSecondaryDesc: 'Management Advice' },
    ['Management Advice, ANZSIC 2006 6962', '$32,000,000', '420 Crown Street, Wollongong NSW 2500'],
  ],
] as const)(
  'in %s it is signed for what the company does, in words, and for what it turns over everywhere',
  (code, industry, [does, turnover, address]) => {
    expect(companyLines({ ...company, ...industry }, regionOf(code))).toEqual([
      { label: 'Address', answer: address },
      { label: 'Website', answer: 'banksia.example' },
      { label: 'Industry', answer: does },
      { label: 'Revenue', answer: turnover },
      { label: 'Employees', answer: '1,380' },
      { label: 'Personal records', answer: '250,000' },
      { label: 'Year established', answer: '2020' },
    ])
  },
)
