import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { TextField } from '../forms/TextField.tsx'
import { ChevronDownIcon, DeleteIcon } from '../ui/icons.tsx'

const View = z.object({ name: z.string().trim().min(1).max(40) })
type Views = Readonly<Record<string, string>>

const read = (key: string): Views => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

/** Filters, sort and search of a list under a name, kept in this browser; a click brings them back. */
export const SavedViews = ({ name }: { name: string }) => {
  const { t } = useTranslation()
  const key = `palisade.views.${name}`
  const [views, setViews] = useState(() => read(key))
  const [params, setParams] = useSearchParams()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [naming, setNaming] = useState(false)
  const keep = (next: Views) => {
    setViews(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  return (
    <>
      <Button
        size="small"
        endIcon={<ChevronDownIcon sx={{ fontSize: 16 }} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('table.views')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {Object.entries(views).map(([view, search]) => (
          <MenuItem
            key={view}
            onClick={() => {
              setParams(new URLSearchParams(search))
              setAnchor(null)
            }}
          >
            <ListItemText primary={view} />
            <IconButton
              size="small"
              aria-label={t('table.removeView', { view })}
              onClick={(event) => {
                event.stopPropagation()
                keep(Object.fromEntries(Object.entries(views).filter(([each]) => each !== view)))
              }}
            >
              <DeleteIcon sx={{ fontSize: 16 }} />
            </IconButton>
          </MenuItem>
        ))}
        {Object.keys(views).length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            setAnchor(null)
            setNaming(true)
          }}
        >
          {t('table.saveView')}
        </MenuItem>
      </Menu>
      {naming && (
        <FormDialog
          title={t('table.saveView')}
          submitLabel={t('save')}
          width="xs"
          schema={View}
          defaultValues={{ name: '' }}
          onClose={() => setNaming(false)}
          onSubmit={(view) => {
            const kept = new URLSearchParams(params)
            for (const page of ['page', 'after', 'before']) kept.delete(page)
            keep({ ...views, [view.name]: kept.toString() })
          }}
        >
          <TextField name="name" label={t('table.viewName')} autoFocus maxLength={40} />
        </FormDialog>
      )}
    </>
  )
}
