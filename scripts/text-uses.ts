import { type ESTree, parseSync, Visitor } from 'vite'
import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import { lineAt, type SourceFile } from './source-files.ts'

export type TextUses = {
  asked: { key: string; line: number; isCounted: boolean | undefined }[]
  prefixes: { prefix: string; line: number }[]
  /** Every other string that might be a key: keys are also kept in tables and handed on. */
  strings: Set<string>
  built: Set<string>
  literals: { words: string; line: number }[]
}

export function textUses({ path, text }: SourceFile): TextUses {
  const uses: TextUses = { asked: [], prefixes: [], strings: new Set(), built: new Set(), literals: [] }
  const line = (node: { start: number }) => lineAt(text, node.start)
  const ask = (argument: ESTree.Node | null | undefined, isCounted: boolean | undefined) => {
    for (const part of alternatives(argument)) {
      if (isText(part)) uses.asked.push({ key: part.value, line: line(part), isCounted })
      const prefix = prefixOf(part)
      if (prefix) uses.prefixes.push({ prefix, line: line(part) })
    }
  }
  const show = (node: ESTree.Node | null | undefined) => {
    for (const part of alternatives(node)) {
      const words = wordsOf(part)
      if (words) uses.literals.push({ words, line: line(part) })
    }
  }
  new Visitor({
    CallExpression({ callee, arguments: [first, second] }) {
      if (isTranslate(callee)) ask(first, hasCount(second))
    },
    Literal({ value }) {
      if (typeof value === 'string') uses.strings.add(value)
    },
    TemplateLiteral(node) {
      const prefix = prefixOf(node)
      if (prefix) uses.built.add(prefix)
    },
    JSXText: show,
    JSXElement: ({ children }) => children.forEach(showChild),
    JSXFragment: ({ children }) => children.forEach(showChild),
    JSXAttribute({ name, value }) {
      const written = value?.type === 'JSXExpressionContainer' ? value.expression : value
      const attribute = name.type === 'JSXIdentifier' ? name.name : ''
      if (attribute === 'i18nKey') ask(written, undefined)
      else if (visibleAttributes.includes(attribute)) show(written)
    },
  }).visit(parseSync(path, text).program)
  return uses

  function showChild(child: ESTree.JSXChild): void {
    if (child.type === 'JSXExpressionContainer') show(child.expression)
  }
}

/** `language`: of the property under which it stands, if any is named after one. */
type Prose = { words: string; line: number; language: Language | undefined }

export function proseOf({ path, text }: SourceFile): Prose[] {
  const prose: Prose[] = []
  const parts: { language: Language; start: number; end: number }[] = []
  const tagged = new Set<number>()
  const hold = (words: string, { start }: { start: number }) => {
    const language = parts.findLast((part) => part.start <= start && start < part.end)?.language
    if (/\p{L}\s+\S*\p{L}/u.test(words)) prose.push({ words, line: lineAt(text, start), language })
  }
  new Visitor({
    Property({ key, value }) {
      const language = LANGUAGES.find((each) => key.type === 'Identifier' && key.name === each)
      if (language) parts.push({ language, start: value.start, end: value.end })
    },
    TaggedTemplateExpression: ({ quasi }) => void tagged.add(quasi.start),
    Literal(node) {
      if (typeof node.value === 'string') hold(node.value, node)
    },
    TemplateLiteral(node) {
      if (!tagged.has(node.start))
        hold(
          node.quasis
            .map(({ value }) => value.cooked ?? '')
            .join(' ')
            .trim(),
          node,
        )
    },
  }).visit(parseSync(path, text).program)
  return prose
}

const visibleAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'label',
  'placeholder',
  'title',
]

const brand = 'Vécu'

/** Returns both branches of a choice; otherwise the node itself. */
function alternatives(node: ESTree.Node | null | undefined): ESTree.Node[] {
  if (!node) return []
  if (node.type === 'ConditionalExpression') return [...alternatives(node.consequent), ...alternatives(node.alternate)]
  if (node.type === 'LogicalExpression') return [...alternatives(node.left), ...alternatives(node.right)]
  return [node]
}

function isText(node: ESTree.Node): node is ESTree.StringLiteral {
  return node.type === 'Literal' && typeof node.value === 'string'
}

function prefixOf(node: ESTree.Node): string | undefined {
  if (node.type !== 'TemplateLiteral' || node.expressions.length === 0) return undefined
  const start = node.quasis[0]?.value.cooked ?? ''
  return /^\w+\.(\w|\.)*$/.test(start) ? start : undefined
}

function isTranslate(callee: ESTree.Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 't'
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 't'
}

function hasCount(options: ESTree.Node | undefined): boolean | undefined {
  if (!options) return false
  if (options.type !== 'ObjectExpression') return undefined
  let isSpread = false
  for (const property of options.properties) {
    if (property.type === 'SpreadElement') isSpread = true
    else if (property.key.type === 'Identifier' && property.key.name === 'count') return true
  }
  return isSpread ? undefined : false
}

function wordsOf(node: ESTree.Node): string | undefined {
  const said =
    node.type === 'JSXText' || isText(node)
      ? node.value
      : node.type === 'TemplateLiteral'
        ? node.quasis.map(({ value }) => value.cooked ?? '').join(' ')
        : ''
  const words = said.trim()
  return /\p{L}{2}/u.test(words.replaceAll(brand, '')) ? words : undefined
}
