import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, wholeNumber } from '#shared/contract/paging.ts'
import { line } from '#shared/domain/text/text.ts'

/** A company of the company data as the account search shows it. */
export const CompanyHit = z.object({
  name: z.string(),
  cbid: z.string(),
  phoneNumber: z.string().optional(),
  address1: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  zipCode: z.string().optional(),
  domainName: z.string().optional(),
})

/** Looks a company up before an account is made of it. */
export const searchCompanies = defineOperation({
  name: 'searchCompanies',
  method: 'GET',
  path: '/api/account/v1/account/lookup',
  summary: 'Companies of the company data whose name contains the text, within a state or country.',
  access: 'account:create',
  query: z.strictObject({
    search: line(100).default(''),
    state: line(50).optional(),
    country: line(60).optional(),
    page: wholeNumber({ least: 0, most: 1000 }).default(0),
    pageSize: wholeNumber({ least: 1, most: 100 }).default(10),
  }),
  response: pageOf(CompanyHit),
  problems: ['account.registerUnavailable'],
})
