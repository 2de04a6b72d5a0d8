// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ESTree, type Plugin, Visitor, parseSync } from 'vite';

/** Of an endpoint or a mark, what only the API's document says, and what only the API checks. */
const ofEndpointOnServer = new Set([
  'kind',
  'operationId',
  'summary',
  'description',
  'params',
  'querystring',
  'headers',
]);

/** Of a page or a feature, what only the server reads: it prefetches, takes forms, and finds the page's chunks. */
const ofPageOnServer = new Set(['forms', 'module', 'prefetch', 'sitemap']);

type Edit = readonly [start: number, end: number, replacement?: string];

const isCallOf = ({ callee }: ESTree.CallExpression, name: string): boolean =>
  callee.type === 'Identifier' && callee.name === name;

const nameOf = (property: ESTree.ObjectPropertyKind): string | undefined =>
  property.type === 'Property' && property.key.type === 'Identifier'
    ? property.key.name
    : undefined;

/** The properties of an object that are named so. */
function propertiesNamed(names: ReadonlySet<string>, object: ESTree.ObjectExpression): Edit[] {
  const { properties, end } = object;
  return properties.flatMap((property, index) => {
    if (!names.has(nameOf(property) ?? '')) return [];
    return [[property.start, properties[index + 1]?.start ?? end - 1]];
  });
}

/** What `endpoint(method, url, { … })` and `markEndpoints(tag, url, { … })` have for the server alone. */
function inEndpoint({ arguments: [, , schema] }: ESTree.CallExpression): Edit[] {
  return schema?.type === 'ObjectExpression' ? propertiesNamed(ofEndpointOnServer, schema) : [];
}

/** The tag of `endpointsOf('…')`. */
function inEndpointsOf({ arguments: [tag] }: ESTree.CallExpression): Edit[] {
  return tag ? [[tag.start, tag.end]] : [];
}

/** All but the schema of `describe(schema, '…')`. */
function aroundDescribed({ start, end, arguments: [schema] }: ESTree.CallExpression): Edit[] {
  if (!schema) return [];
  return [
    [start, schema.start],
    [schema.end, end],
  ];
}

/** `z.object({ … })` for `namedObject('…', { … })`. */
function forNamedObject({ start, arguments: [, shape] }: ESTree.CallExpression): Edit[] {
  return shape ? [[start, shape.start, 'z.object(']] : [];
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  const isInside = ([start, end]: Edit) =>
    edits.some(([from, to]) => from <= start && end <= to && to - from > end - start);
  return edits
    .filter((edit) => !isInside(edit))
    .toSorted(([one], [other]) => other - one)
    .reduce((rest, [start, end, by = '']) => rest.slice(0, start) + by + rest.slice(end), code);
}

/** A module that declares pages, without what only the server needs of them. */
export function withoutPrefetching(file: string, code: string): string {
  const edits: Edit[] = [];
  const visitor = new Visitor({
    ObjectExpression: (object) => void edits.push(...propertiesNamed(ofPageOnServer, object)),
  });
  visitor.visit(parseSync(file, code).program);
  return applyEdits(code, edits);
}

/** A module of contracts without what only the server needs; browsers check bodies and responses. */
export function withoutServerParts(file: string, code: string): string {
  const edits: Edit[] = [];
  const visitor = new Visitor({
    CallExpression(call) {
      if (isCallOf(call, 'endpoint')) edits.push(...inEndpoint(call));
      else if (isCallOf(call, 'markEndpoints')) edits.push(...inEndpoint(call));
      // Clients parse successful responses only.
      else if (isCallOf(call, 'answersWith')) edits.push([call.start, call.end, '{}']);
      else if (isCallOf(call, 'endpointsOf')) edits.push(...inEndpointsOf(call));
      else if (isCallOf(call, 'describe')) edits.push(...aroundDescribed(call));
      else if (isCallOf(call, 'namedObject')) edits.push(...forNamedObject(call));
    },
  });
  visitor.visit(parseSync(file, code).program);
  return applyEdits(code, edits);
}

/**
 * A module of tables as the values of its exports. What it computes them from is left out, and so is
 * each that no module for browsers imports.
 */
export async function asValues(file: string): Promise<string> {
  const tables: Readonly<Record<string, unknown>> = await import(file);
  return Object.entries(tables)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

const slim = (
  name: string,
  id: RegExp,
  shorten: (file: string, code: string) => string | Promise<string>,
): Plugin => ({
  name: `kga:slim-${name}`,
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id },
    handler: async (code, file) => ({ code: await shorten(file, code), map: null }),
  },
});

/** Browsers are not sent what only the server needs: a twentieth of the first page's scripts. */
export function slimForBrowsers(): Plugin[] {
  return [
    slim('tables', /\/packages\/contracts\/src\/core\/features\.ts$/, asValues),
    slim('contracts', /\/packages\/contracts\/src\/[^?]+\.ts$/, withoutServerParts),
    slim(
      'pages',
      /\/apps\/web\/src\/(?:app\/routes|features\/(?:[^/]+\/)+feature|pages\/feature)\.tsx$/,
      withoutPrefetching,
    ),
  ];
}
