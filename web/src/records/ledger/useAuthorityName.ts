import { getAgency } from '#shared/contracts/account/agencies.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'

/** To whom a part of an account is payable, in words: the name of an agency, by whom commission is told apart; else as it is kept. */
export const useAuthorityName = (authority: string | undefined): string | undefined => {
  const may = useMay()
  const agencyId = AgencyId.safeParse(authority).data
  const { data } = useOperation(
    getAgency,
    agencyId === undefined || !may(getAgency.access) ? null : { params: { agencyId } },
  )
  return data?.name ?? authority
}
