import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { MailRow } from './MailRow.tsx'
import type { Message } from './writing.ts'

/** The other messages of a thread, oldest first. */
export const ThreadOf = ({ message, pathTo }: { message: Message; pathTo: (id: string) => string }) => {
  const { t } = useTranslation('mail')
  if (message.thread.length < 2) return null
  return (
    <Box component="section" aria-labelledby="thread">
      <Typography id="thread" variant="h4" component="h3" sx={{ mb: 1 }}>
        {t('thread', { count: message.thread.length })}
      </Typography>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1.5, overflow: 'hidden' }}
      >
        {message.thread.map((each) => (
          <MailRow key={each.id} message={each} to={pathTo(each.id)} isOpen={each.id === message.id} />
        ))}
      </Box>
    </Box>
  )
}
