import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'

type Action = { readonly label: string; readonly onSelect: () => void }

type PolicyNoteProps = {
  severity: 'info' | 'warning'
  /** What can be done about it, and its words; beside the text, on a phone below it. */
  action?: Action | readonly Action[] | undefined
  children: ReactNode
}

/** Above everything else on the policy's page: what is about to happen to it, or can be done now. */
export const PolicyNote = ({ severity, action, children }: PolicyNoteProps) => (
  <Alert
    severity={severity}
    variant="outlined"
    sx={{
      mb: 2,
      bgcolor: 'background.paper',
      flexWrap: { xs: 'wrap', sm: 'nowrap' },
      '& .MuiAlert-message': { flex: 1 },
      '& .MuiAlert-action': {
        flexBasis: { xs: '100%', sm: 'auto' },
        pl: { xs: 3.5, sm: 2 },
        pt: { xs: 0, sm: 0.5 },
        m: 0,
      },
    }}
    action={
      action && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {[action].flat().map(({ label, onSelect }) => (
            <Button key={label} size="small" onClick={onSelect}>
              {label}
            </Button>
          ))}
        </Box>
      )
    }
  >
    {children}
  </Alert>
)
