import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath } from '#web/paths.ts'

type PolicyLinkProps = {
  policyId: string | undefined
  policyNumber: string | undefined
  companyName?: string | undefined
}

/** The policy that a posting is of, which leads to its page; nothing where it is of none. */
export const PolicyLink = ({ policyId, policyNumber, companyName }: PolicyLinkProps) => {
  const persona = usePersona()
  if (policyId === undefined) return null
  return (
    <>
      <Link component={RouterLink} to={policyPath(persona, policyId)} onClick={(event) => event.stopPropagation()}>
        {policyNumber}
      </Link>
      {companyName && (
        <Typography variant="caption" color="text.secondary" component="div" noWrap>
          {companyName}
        </Typography>
      )}
    </>
  )
}
