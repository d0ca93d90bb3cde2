import { describe, expect, test } from 'vitest'
import { lineAt, sourceFiles } from '../../scripts/source-files.ts'

/** Patterns that the browser's sources must not hold, with the files that are excepted because the thing is defined there. */
const RULES: { name: string; pattern: RegExp; except: readonly string[] }[] = [
  {
    name: 'a button that is being answered keeps the focus: it is aria-disabled, and does nothing',
    pattern: /\b(?:loading=\{|(?<![-\w])disabled=\{[^}\n]*\bis(?:Pending|Fetching|Sending|Searching|Saving)\w*)/g,
    except: [],
  },
  {
    name: 'the zone of a device is read by deviceZone, which knows devices that say none',
    pattern: /resolvedOptions\(\)\.timeZone/g,
    except: ['web/foundation/device-zone.ts', 'web/foundation/zones.ts'],
  },
  {
    name: 'how a story stands is one of four, which statusOf names: a list that knows two says "En cours" of what is better',
    pattern: /\? 'resolved' : 'ongoing'|<StatusBadge status="(?:resolved|ongoing)"/g,
    // It draws a story that nobody told.
    except: ['web/home/hero-example.tsx'],
  },
  {
    name: 'a form says its faults in its own words, in the language of the page: the browser checks nothing',
    pattern: /<form\b(?![^<]*\bnoValidate\b)/g,
    // A search has no faults.
    except: ['web/foundation/ui/fields/search-box.tsx'],
  },
  {
    name: 'a field that may not stay empty tells the browser so, another says that it is optional',
    pattern:
      /^( *)<(?:TextInput|Textarea|CountedInput|CountedTextarea|NumberInput|PasswordInput|DateField|textarea)\b(?:(?!^\1\/?>|\n\1<)(?!\brequired\b|<Optional|[ \n]readOnly[ \n])[\s\S])*?(?:^\1\/>|(?<=[^\n]) \/>$)/gm,
    // Fields that search, filter or settle, where nothing is a fault; and labels that come from elsewhere.
    except: [
      'web/admin/audit/audit-filters.tsx',
      'web/chat/requests/contact-search.tsx',
      'web/chat/requests/start-request.tsx',
      'web/closest/understood/add-reading.tsx',
      'web/conferences/managing/conference-form.tsx',
      'web/foundation/ui/fields/counted-field.tsx',
      'web/journal/day/day-form.tsx',
      'web/journal/day/day-section.tsx',
      'web/journal/measures-section.tsx',
      'web/medication/report/report-day.tsx',
      'web/treatments/care-row.tsx',
      'web/treatments/side-effects-field.tsx',
      'web/what-helped/what-helped-screen.tsx',
    ],
  },
  {
    name: 'a list to choose from that is empty at first tells the browser that it may not stay so',
    pattern:
      /^( *)<NativeSelect\b(?=(?:(?!^\1\/>)[\s\S])*?(?<!-)\bdisabled: true)(?:(?!^\1\/>|\brequired\b)[\s\S])*?^\1\/>/gm,
    except: [],
  },
  {
    name: 'a text that somebody may have changed is parsed by parseJson, which throws nothing',
    pattern: /\bJSON\.parse\(/g,
    // The last three parse what the page itself or its server wrote a moment ago.
    except: [
      'web/foundation/storage/parse-json.ts',
      'web/foundation/prefetched.ts',
      'web/foundation/prefetched-answers.ts',
      'web/posts/tags/suggested-tags.tsx',
    ],
  },
  {
    name: 'what is aria-modal has the place of toasts in it, because screen readers read nothing outside of it',
    pattern:
      /<(Drawer|Modal(?:\.Root)?)(?![\w.])(?![\s\S]*<ToastPlace \/>[\s\S]*<\/\1>)|\baria-modal\b(?![\s\S]*<ToastPlace \/>)/g,
    except: [],
  },
]

/** Returns each place where a rule is broken: `file:line`. */
const brokenIn = (files: readonly { path: string; text: string }[], { pattern, except }: (typeof RULES)[number]) =>
  files
    .filter(({ path }) => !except.includes(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(({ index }) => `${path}:${lineAt(text, index)}`))

describe('the sources of the browser', () => {
  const files = sourceFiles(['web'])
  test.each(RULES)('$name', (rule) => {
    expect(files.length).toBeGreaterThan(400)
    expect(brokenIn(files, rule)).toEqual([])
    for (const path of rule.except) expect(files.find((file) => file.path === path)?.text).toMatch(rule.pattern)
  })

  test.each([
    ['<Button loading={isPending}>', 0],
    ['<button disabled={isFetchingNextPage} />', 0],
    ['<Button disabled={!isReady || isSending} />', 0],
    ['Intl.DateTimeFormat().resolvedOptions().timeZone', 1],
    ["<StatusBadge status={post.resolution ? 'resolved' : 'ongoing'} />", 2],
    ['{isResolved && <StatusBadge status="resolved" />}', 2],
    ['<form className={classes.form} onSubmit={send}>\n  <p />', 3],
    ['  <TextInput\n    label={t("a")}\n    value={a}\n  />', 4],
    ['  <Textarea label={t("a")} value={a} />', 4],
    ['  <CountedInput label={t("a")} max={9} value={a} />', 4],
    ["const kept = JSON.parse(localStorage.getItem('a') ?? '{}')", 6],
    ['<Drawer onClose={onClose}>\n  <p />\n</Drawer>', 7],
    ['<div aria-modal="true" role="dialog" />', 7],
    ['  <NativeSelect\n    data={[{ value: "", disabled: true }]}\n  />', 5],
  ])('%s is found', (text, rule) => {
    expect(brokenIn([{ path: 'web/a.tsx', text }], RULES[rule]!)).toEqual(['web/a.tsx:1'])
    expect(
      brokenIn([{ path: 'web/a.tsx', text: text.replace('disabled', 'aria-disabled') }], RULES[rule]!),
    ).toHaveLength(text.includes('disabled') ? 0 : 1)
  })
})
