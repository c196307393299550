import { industryCodeOf } from '#shared/domain/account/detailsProblems.ts'
import { type Industry, industryOf } from '#shared/domain/industry/industry.ts'
import type { Region } from '#shared/regions/region.ts'
import { industryList } from '../industry/industryList.ts'
import type { AccountRecord } from '../store/account.ts'

/**
 * The account with its industry code under the region's own name, the descriptions of the region's list, and no second
 * industry where the first has the whole. Descriptions of a code that the list does not have stay as they were sent. A list that is `known` is not read.
 */
export const describeIndustry = async (
  account: AccountRecord,
  region: Region,
  known?: readonly Industry[],
): Promise<AccountRecord> => {
  const code = industryCodeOf(account, region)
  if (code === undefined) return account
  const list = known ?? (await industryList())
  const { codeField, primaryField, secondaryField } = region.industry
  const { naicsCode: _naics, sicCode: _sic, ...rest } = account
  const industry = industryOf(list, code)
  const described: AccountRecord = {
    ...rest,
    [codeField]: code,
    ...(industry && { [primaryField]: industry.primaryIndustry, [secondaryField]: industry.title }),
  }
  if (account.primaryNaicsPercentage === 100 || account.secondNaicsCode === undefined) {
    const {
      secondNaicsCode: _code,
      secondPrimaryIndustry: _primary,
      secondSecondaryIndustry: _secondary,
      ...whole
    } = described
    return whole
  }
  const second = industryOf(list, account.secondNaicsCode)
  return {
    ...described,
    ...(second && { secondPrimaryIndustry: second.primaryIndustry, secondSecondaryIndustry: second.title }),
  }
}
