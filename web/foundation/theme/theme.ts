import { createTheme, type MantineColorsTuple } from '@mantine/core'
import controls from './controls.module.css'
import { roleColors } from './roles.ts'

const field = {
  root: controls.inputWrapper,
  label: controls.label,
  description: controls.description,
  error: controls.error,
  wrapper: controls.fieldBox,
  input: controls.field,
}
const fieldDefaults = {
  size: 'md',
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
}
/** Sets `dir="auto"` on the input element, so that text is laid out by its own script; set on the field, Mantine would put it on the wrapper. */
const wordsDefaults = { ...fieldDefaults, attributes: { input: { dir: 'auto' } } }

const FILL = 'var(--prune-fill)'

/** Mantine wants ten shades of a colour, but a role has one, which the theme decides. */
const ROLE_SHADES: MantineColorsTuple = [FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL]

/**
 * The Mantine theme in the roles of tokens.css, so that both colour schemes share one set of rules. Components are configured by name, because
 * their own `extend` would load all of them with the first screen.
 */
export const theme = createTheme({
  primaryColor: 'prune',
  colors: { prune: ROLE_SHADES },
  variantColorResolver: roleColors,
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'md',
  components: {
    Button: {
      defaultProps: { size: 'md' },
      classNames: {
        root: controls.button,
        inner: controls.buttonInner,
        label: controls.buttonLabel,
        section: controls.buttonSection,
      },
    },
    // A form that stretches its children would widen the page by an element that nobody sees.
    VisuallyHidden: { styles: { root: { width: 1 } } },
    ActionIcon: { defaultProps: { size: 'md', variant: 'ghost' }, classNames: { root: controls.icon } },
    // No field marks that it is needed: the others say that they are optional.
    InputWrapper: { defaultProps: { withAsterisk: false }, classNames: field },
    Input: { defaultProps: { size: 'md' }, classNames: { wrapper: controls.fieldBox, input: controls.field } },
    TextInput: { defaultProps: wordsDefaults, classNames: field },
    Textarea: {
      defaultProps: { ...wordsDefaults, rows: 5 },
      classNames: { ...field, input: `${controls.field} ${controls.textarea}` },
    },
    PasswordInput: {
      defaultProps: fieldDefaults,
      classNames: { ...field, innerInput: controls.passwordInput, visibilityToggle: controls.revealer },
    },
    Select: {
      defaultProps: { ...fieldDefaults, checkIconPosition: 'right' },
      classNames: { ...field, dropdown: controls.dropdown, option: controls.option },
    },
    Autocomplete: {
      defaultProps: wordsDefaults,
      classNames: { ...field, dropdown: controls.dropdown, option: controls.option },
    },
    DateInput: { defaultProps: fieldDefaults, classNames: field },
    PillsInput: { defaultProps: fieldDefaults, classNames: field },
    Combobox: { classNames: { dropdown: controls.dropdown, option: controls.option } },
    Popover: { classNames: { dropdown: controls.dropdown } },
    Checkbox: {
      defaultProps: { size: 'md' },
      classNames: {
        root: controls.checkbox,
        body: controls.checkboxBody,
        inner: controls.checkboxInner,
        input: controls.checkboxInput,
        labelWrapper: controls.checkboxLabelWrapper,
        label: controls.checkboxLabel,
        error: controls.error,
        description: controls.description,
      },
    },
    Menu: {
      // The focus goes to the first item: the placeholder that Mantine focuses otherwise is no item, and a menu may hold nothing else.
      defaultProps: { offset: 6, transitionProps: { duration: 150 }, withInitialFocusPlaceholder: false },
      classNames: {
        dropdown: controls.dropdown,
        item: controls.menuItem,
        label: controls.menuLabel,
        divider: controls.divider,
      },
    },
    Tabs: { classNames: { list: controls.tabsList, tab: controls.tab } },
    Modal: { classNames: { overlay: controls.overlay } },
    Drawer: { classNames: { overlay: controls.overlay } },
  },
})
