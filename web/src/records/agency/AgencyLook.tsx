import { getAgencyBrand } from '#shared/contracts/agency/brand.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useMayCall } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useAgencyColours } from '#web/theme/useAgencyColours.ts'

/** As long colours are shown that others may have taken the place of. */
const tenMinutes = 10 * 60_000

/** What clients of an agency know it by; nothing until it is known, and of one that is none of the reader's business. */
export const useAgencyBrand = (agencyId: string | undefined) => {
  const id = AgencyId.safeParse(agencyId).data
  const isShown = useMayCall()(getAgencyBrand)
  const brand = useOperation(getAgencyBrand, id === undefined || !isShown ? null : { params: { agencyId: id } }, {
    staleTime: tenMinutes,
  })
  return brand.data
}

/** Has a page that an agency's client reads wear the agency's colours. */
export const AgencyLook = ({ agencyId }: { agencyId: string | undefined }) => {
  useAgencyColours(useAgencyBrand(agencyId)?.colours)
  return null
}
