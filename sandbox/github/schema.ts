/** Checks requests to GitHub, and the sandbox's answers, against GitHub's own description of its API. */
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

import type { Exchange } from './http.ts';

/** Violations of an exchange, as sentences; empty if there are none. */
export interface ExchangeChecks {
  readonly checkRequest: (exchange: Exchange) => readonly string[];
  readonly checkAnswer: (exchange: Exchange) => readonly string[];
  /** Both. */
  readonly checkExchange: (exchange: Exchange) => readonly string[];
}

interface Media {
  readonly content?: Readonly<Record<string, { readonly schema: object } | undefined>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: object;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly object[];
  readonly requestBody?: Media;
  readonly responses: Readonly<Record<string, object | undefined>>;
}

/** The parts of an OpenAPI 3.0 document that are used. */
export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** The shape of errors that an operation's description does not mention. */
const ERROR_SCHEMA = { $ref: '#/components/schemas/basic-error' };
const ANY_SCHEMA = {};

/**
 * Makes the checks from GitHub's description of its API (github.com/github/rest-api-description).
 *
 * Storage and web pages are not part of the API: exchanges with them always fit.
 */
export function createExchangeChecks(description: ApiDescription): ExchangeChecks {
  const { paths, components } = admitStarters(description);
  // Each test file compiles what it needs, which takes longer than the checks of its exchanges.
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: false, code: { optimize: false } });
  addFormats(ajv);
  for (const [name, schema] of Object.entries(components['schemas'] ?? {})) {
    ajv.addSchema(schema, `#/components/schemas/${name}`);
  }
  const compiled = new Map<object, ValidateFunction>();

  function check(schema: object, value: unknown, what: string): readonly string[] {
    const validate = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message = '' }) => `${what}${instancePath} ${message}`,
    );
  }

  /** Resolves a reference; returns other parts unchanged. */
  function resolve(part: object): object {
    const { $ref = '' } = part as { readonly $ref?: string };
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec($ref) ?? [];
    return components[kind]?.[name] ?? part;
  }

  const operations = Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      template,
      operation,
    })),
  );

  function checkRequest(exchange: Exchange): readonly string[] {
    const found = operations.find(({ operation }) => operation.operationId === exchange.route);
    if (isOutside(exchange)) return [];
    if (found === undefined) return ['request leads nowhere'];
    const { operation, template } = found;
    const parameters = (operation.parameters ?? []).map((part) => resolve(part) as Parameter);
    return [...checkParameters(exchange, template, parameters), ...checkBody(exchange, operation)].map(
      (problem) => `request ${problem}`,
    );
  }

  function checkParameters(
    exchange: Exchange,
    template: string,
    parameters: readonly Parameter[],
  ): readonly string[] {
    const [path = '', search] = exchange.path.split('?');
    const query = new URLSearchParams(search);
    const values = readPathParameters(template, path);
    const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    return [
      ...[...query.keys()]
        .filter((name) => !known.includes(name))
        .map((name) => `query has an unknown ${name}`),
      ...parameters.flatMap(({ name, schema, required = false, ...parameter }) => {
        const value = parameter.in === 'path' ? values[name] : (query.get(name) ?? undefined);
        if (value === undefined) return required ? [`${parameter.in} lacks ${name}`] : [];
        return check(schema, /^\d+$/.test(value) && isNumeric(schema) ? Number(value) : value, name);
      }),
    ];
  }

  function checkBody({ headers, body }: Exchange, { requestBody }: Operation): readonly string[] {
    const schema = requestBody?.content?.['application/json']?.schema;
    if (requestBody?.content?.['application/octet-stream'] !== undefined) {
      return headers['content-length'] === undefined ? ['lacks a Content-Length'] : [];
    }
    if (schema === undefined) return body === undefined ? [] : ['has a body'];
    const { properties = {} } = schema as { readonly properties?: object };
    const unknown = Object.keys(body ?? {}).filter((field) => !Object.hasOwn(properties, field));
    return [...unknown.map((field) => `body has an unknown ${field}`), ...check(schema, body, 'body')];
  }

  function checkAnswer(exchange: Exchange): readonly string[] {
    const { answer, route } = exchange;
    if (isOutside(exchange) || answer === undefined) return [];
    const operation = operations.find((candidate) => candidate.operation.operationId === route)?.operation;
    const described = operation?.responses[String(answer.status)];
    if (described === undefined && answer.status < 400) return [`answer ${answer.status} is not described`];
    const { content } = resolve(described ?? {}) as Media;
    const schema = content?.['application/json']?.schema;
    // Faults that break off or are not JSON have no body here.
    if (answer.body === undefined) {
      if (schema !== undefined && answer.status < 400) return [`answer ${answer.status} lacks its body`];
      return answer.status === 302 && answer.headers.location === undefined
        ? ['answer lacks a Location']
        : [];
    }
    const expected = schema ?? (answer.status < 400 ? ANY_SCHEMA : ERROR_SCHEMA);
    return check(expected, answer.body, `answer ${answer.status} `);
  }

  return {
    checkRequest,
    checkAnswer,
    checkExchange: (exchange) => {
      const { method, path } = exchange;
      const problems = [...checkRequest(exchange), ...checkAnswer(exchange)];
      return problems.map((problem) => `${method} ${path.split('?')[0] ?? ''}: ${problem}`);
    },
  };
}

/** GitHub's schema lists `uploaded` and `open`; its prose, and what it sends after a failed upload, also `starter`. */
function admitStarters(description: ApiDescription): ApiDescription {
  const copy = structuredClone(description);
  const schemas = copy.components['schemas'] as Readonly<
    Record<string, { readonly properties?: Readonly<Record<string, { readonly enum?: string[] }>> }>
  >;
  schemas['release-asset']?.properties?.['state']?.enum?.push('starter');
  return copy;
}

const isOutside = ({ origin }: Exchange): boolean => origin === 'web' || origin === 'storage';

const isNumeric = (schema: object): boolean => 'type' in schema && schema.type === 'integer';

/** The values that stand for `{name}` in a path; a last one may hold slashes. */
function readPathParameters(template: string, path: string): Readonly<Record<string, string>> {
  const pattern = template.replace(/\{(ref|tag)\}/, '(?<$1>.+)').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const { groups = {} } = new RegExp(`^${pattern}$`).exec(path) ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}
