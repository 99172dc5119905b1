import './index.js?browser';
