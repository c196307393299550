import { readFileSync } from 'node:fs'
import papaparse from 'papaparse'
import { z } from 'zod'
import { ownershipTypes } from '#shared/domain/account/firmographics.ts'
import { regionCodes } from '#shared/regions/code.ts'

const optional = z
  .string()
  .trim()
  .optional()
  .transform((text) => (text === '' ? undefined : text))

/** One row of the companies' file. Revenue, limit and deductible are whole currency units. */
export const Company = z.object({
  region: z.enum(regionCodes),
  name: z.string().trim().min(1),
  address1: z.string().trim().min(1),
  address2: optional,
  city: z.string().trim().min(1),
  state: optional,
  postcode: z.string().trim().min(1),
  phone: z.string().trim().min(6),
  domain: z.string().trim().min(3),
  industryCode: z
    .string()
    .trim()
    .regex(/^\d{2,6}$/),
  revenue: z.coerce.number().int().positive(),
  employees: z.coerce.number().int().positive(),
  yearEstablished: z.coerce.number().int(),
  ownershipType: z.enum(ownershipTypes),
  contactFirstName: z.string().trim().min(1),
  contactLastName: z.string().trim().min(1),
  contactEmail: z.email(),
  contactPhone: z.string().trim().min(6),
  limit: z.coerce.number().int(),
  deductible: z.coerce.number().int(),
  /** Of the company register; the files of the journey name companies that are not in it. */
  cbid: z.string().optional(),
})
export type Company = z.infer<typeof Company>

/** The companies of a file; every wrong row is told with its line. */
export const readCompanies = (file: string): Company[] => {
  const { data } = papaparse.parse<Record<string, string>>(readFileSync(file, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  })
  const rows = data.map((row, index) => ({ line: index + 2, result: Company.safeParse(row) }))
  const wrong = rows.filter(({ result }) => !result.success)
  if (wrong.length > 0)
    throw new Error(
      wrong
        .map(
          ({ line, result }) =>
            `Line ${line}: ${result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ')}`,
        )
        .join('\n'),
    )
  return rows.flatMap(({ result }) => (result.success ? [result.data] : []))
}
