import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { type Permission, permissionsOf, type Role } from '#shared/permissions.ts'
import { permissionKey } from '#web/api/permissionKey.ts'
import { useField } from '#web/forms/useField.ts'
import { type PermissionArea, permissionAreas } from './permissionAreas.ts'

type AreaProps = {
  area: PermissionArea['area']
  of: readonly Permission[]
  kept: readonly Permission[]
  onKeep: (permissions: readonly Permission[], keep: boolean) => void
}

const label = { alignItems: 'flex-start', ml: -1, mr: 0, '& .MuiFormControlLabel-label': { pt: 0.75 } }

/** What is about the same: all of it by one box, each by its own. */
const Area = ({ area, of, kept, onKeep }: AreaProps) => {
  const { t } = useTranslation(['permissions'])
  const has = of.filter((each) => kept.includes(each)).length
  return (
    <Box sx={{ breakInside: 'avoid', mb: 2 }}>
      <FormControlLabel
        sx={{ ...label, '& .MuiFormControlLabel-label': { pt: 0.75, fontWeight: 600 } }}
        label={t(`areas.${area}`)}
        control={
          <Checkbox
            size="small"
            checked={has === of.length}
            indeterminate={has > 0 && has < of.length}
            onChange={() => onKeep(of, has < of.length)}
          />
        }
      />
      <Box sx={{ pl: 3.5, display: 'grid' }}>
        {of.map((permission) => (
          <FormControlLabel
            key={permission}
            sx={label}
            label={t(permissionKey(permission))}
            control={
              <Checkbox
                size="small"
                checked={kept.includes(permission)}
                onChange={(_, checked) => onKeep([permission], checked)}
              />
            }
          />
        ))}
      </Box>
    </Box>
  )
}

/** What is kept of all that a role may, in plain words, by what it is about. The form keeps the permissions. */
export const KeptField = ({ role }: { role: Role }) => {
  const { t } = useTranslation('users')
  const { field, value, error, id } = useField({ name: 'keeps', label: t('templates.keeps') })
  const all = permissionsOf(role)
  const kept: readonly unknown[] = Array.isArray(value) ? value : []
  const has = all.filter((each) => kept.includes(each))
  const keep = (some: readonly Permission[], isKept: boolean) =>
    field.onChange(all.filter((each) => (some.includes(each) ? isKept : has.includes(each))))
  return (
    <Box component="fieldset" aria-describedby={`${id}-error`} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 500, mb: 0.5 }}>
        {t('templates.keepsOf', { count: has.length, all: all.length, role })}
      </Typography>
      <FormHelperText id={`${id}-error`} error role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {error}
      </FormHelperText>
      <Box sx={{ columnCount: { md: 2 }, columnGap: 4, mt: 1 }}>
        {permissionAreas(all).map(({ area, permissions }) => (
          <Area key={area} area={area} of={permissions} kept={has} onKeep={keep} />
        ))}
      </Box>
    </Box>
  )
}
