import './index.js?build';
