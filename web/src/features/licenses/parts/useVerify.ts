import { useTranslation } from 'react-i18next'
import { searchAgencyLicenses, verifyAgencyLicense } from '#shared/contracts/agency/agencyLicenses.ts'
import {
  searchAgentLicenses,
  searchAllAgentLicenses,
  verifyAgentLicense,
} from '#shared/contracts/agency/agentLicenses.ts'
import type { Verified } from '#shared/domain/licensing/verified.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { toast } from '#web/ui/toast.ts'

/** Holds licenses against the register, and says what it said. */
export const useVerify = () => {
  const { t } = useTranslation('licenses')
  const told = ({ number, verified }: { readonly number: string; readonly verified?: Verified | undefined }) => {
    if (verified === undefined) return
    const words = t(`verified.${verified.verdict}`, { number })
    if (verified.verdict === 'CONFIRMED') toast.success(words)
    else toast.warning(words)
  }
  const how = { onSuccess: told, onError: (problem: unknown) => toast.problem(problem) }
  const agency = useCommand(verifyAgencyLicense, { invalidates: [searchAgencyLicenses] })
  const agent = useCommand(verifyAgentLicense, { invalidates: [searchAgentLicenses, searchAllAgentLicenses] })
  return {
    ofAgency: (licenseId: Parameters<typeof agency.mutate>[0]['params']['licenseId']) =>
      agency.mutate({ params: { licenseId } }, how),
    ofAgent: (licenseId: Parameters<typeof agent.mutate>[0]['params']['licenseId']) =>
      agent.mutate({ params: { licenseId } }, how),
  }
}
