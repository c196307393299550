import Typography from '@mui/material/Typography'

/** The heading of a table on a home, in its toolbar. */
export const Heading = ({ children }: { children: string }) => (
  <Typography variant="h3" component="h2" sx={{ px: 1, mr: 'auto' }}>
    {children}
  </Typography>
)
