import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** A value to be taken along: one press selects it whole. */
export const CopiedLine = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Typography variant="caption" color="text.secondary">
      {label}
    </Typography>
    <Box
      component="code"
      sx={{
        display: 'block',
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'action.hover',
        overflowWrap: 'anywhere',
        userSelect: 'all',
      }}
    >
      {value}
    </Box>
  </div>
)
