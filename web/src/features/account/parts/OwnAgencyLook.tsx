import { getAccount } from '#shared/contracts/account/accounts.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { AgencyLook } from '#web/records/agency/AgencyLook.tsx'

const LookOf = ({ accountId }: { accountId: AccountId }) => {
  const account = useOperation(getAccount, { params: { accountId } }, { staleTime: 60_000 })
  return <AgencyLook agencyId={account.data?.agencyId} />
}

/** The pages of an insured wear the colours of the agency that has its account; everybody else's stay the house's. */
const OwnAgencyLook = () => {
  const may = useMay()
  const persona = usePersona()
  const accountId = AccountId.safeParse(useSession()?.claims.organizationId).data
  if (persona !== 'CUSTOMER' || accountId === undefined || !may('account:read')) return null
  return <LookOf accountId={accountId} />
}

export default OwnAgencyLook
