import Box from '@mui/material/Box'
import { useMay } from '#web/api/useMay.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { LinkedFigure } from '#web/ui/LinkedFigure.tsx'
import { isPartnerType, partnerHomes } from './partnerHomes.ts'
import { toPolicies } from './toPolicies.ts'

/** Whether the home of who is signed in has the policies that its figures count. */
export const useReadsPolicies = (): boolean => {
  const persona = usePersona()
  const may = useMay()
  return isPartnerType(persona) && partnerHomes[persona].tabs.includes('policies') && may('policy:read')
}

/** A figure that leads to a list of policies, of who reads those; a row's own link is another. */
export const ToList = ({ to, children }: { to: string; children: string }) => {
  const persona = usePersona()
  const reads = useReadsPolicies()
  return (
    <Box component="span" onClick={(event) => event.stopPropagation()}>
      <LinkedFigure to={reads ? inPersona(persona, to) : undefined}>{children}</LinkedFigure>
    </Box>
  )
}

type ToPoliciesProps = {
  of: Parameters<typeof toPolicies>[0]
  cut?: Parameters<typeof toPolicies>[1]
  children: string
}

/** A figure that leads to the policies behind it. */
export const ToPolicies = ({ of, cut, children }: ToPoliciesProps) => (
  <ToList to={toPolicies(of, cut)}>{children}</ToList>
)
