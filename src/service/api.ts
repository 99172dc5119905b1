/** The version of the service's interface that the action speaks: nothing else knows its paths and fields. */
export * from './api-v1.ts';
